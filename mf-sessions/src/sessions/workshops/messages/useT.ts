import { createUseT } from '@mentor-connect/i18n'
import type ofSessions from '../../../messages/en.json'
import type en from './en.json'

/** The translator for what the page of an own workshop says, and what all pages of sessions say. */
export const useT = createUseT<keyof typeof ofSessions | keyof typeof en>()
