import { createUseT } from '@mentor-connect/shared/i18n'
import type en from './en.json'

export const useT = createUseT<keyof typeof en>()
