import { createUseT } from '@mentor-connect/i18n'
import type { FactMessage } from '../../facts/messages/useT'
import type en from './en.json'

/**
 * Returns the translator for the page of a team. It also knows the messages that all pages of projects share.
 */
export const useT = createUseT<FactMessage | keyof typeof en>()
