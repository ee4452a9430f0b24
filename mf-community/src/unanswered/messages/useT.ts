import { createUseT } from '@mentor-connect/i18n'
import type en from './en.json'

export const useT = createUseT<keyof typeof en>()
