import { createUseT } from '@mentor-connect/i18n'
import type { PortfolioMessage } from '../../messages/useT'
import type en from './en.json'

/** The translator of the editor, which also knows the messages of a portfolio as it is shown. */
export const useT = createUseT<PortfolioMessage | keyof typeof en>()
