import { REPORT_TEXTS, type ReportTextId } from '@mentor-connect/contract/trust/reportTexts'
import { createUseTexts } from '@mentor-connect/i18n/texts'

/** Returns the texts about the kinds that can be reported, which their domains bring. */
export const useKindT = createUseTexts<ReportTextId>(REPORT_TEXTS)
