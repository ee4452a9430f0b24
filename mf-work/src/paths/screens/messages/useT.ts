import { createUseT } from '@mentor-connect/i18n'
import type { ProgressMessage } from '../../progress/messages/useT'
import type en from './en.json'

/** The translator for the pages of paths, which also knows the messages about progress. */
export const useT = createUseT<ProgressMessage | keyof typeof en>()
