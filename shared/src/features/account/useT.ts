import { createUseT } from '../../i18n'
import type en from './messages/en.json'

export const useT = createUseT<keyof typeof en>()
