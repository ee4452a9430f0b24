import { createUseT } from '@mentor-connect/i18n'
import type en from './messages/en.json'

export const useT = createUseT<keyof typeof en>()
