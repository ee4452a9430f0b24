import { REPORT_TEXTS, type ReportTextId } from '@mentor-connect/contract/trust/reportTexts'
import { createUseTexts } from '@mentor-connect/i18n/texts'

/**
 * Returns the texts about the kinds of content that can be reported. Each domain contains the texts of its
 * kinds.
 */
export const useKindT = createUseTexts<ReportTextId>(REPORT_TEXTS)
