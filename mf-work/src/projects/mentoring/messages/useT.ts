import { createUseT } from '@mentor-connect/i18n'
import type { FactMessage } from '../../facts/messages/useT'
import type en from './en.json'

/** The translator for the pages of mentors, which also knows the messages of all pages of projects. */
export const useT = createUseT<FactMessage | keyof typeof en>()
