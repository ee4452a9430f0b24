import { createUseT } from '@mentor-connect/i18n'
import type ofSessions from '../../../messages/en.json'
import type en from './en.json'

/** The translator for the page of a mentor's workshop. It also knows the messages of all session pages. */
export const useT = createUseT<keyof typeof ofSessions | keyof typeof en>()
