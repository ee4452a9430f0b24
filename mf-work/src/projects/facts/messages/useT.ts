import { createUseT } from '@mentor-connect/i18n'
import type en from './en.json'

export type FactMessage = keyof typeof en

export const useT = createUseT<FactMessage>()
