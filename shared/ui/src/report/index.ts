export { ReportButton } from './ReportButton'
