export { PastSubmission } from './PastSubmission'
export { WorkContent } from './WorkContent'
export { WorkFileButton } from './WorkFileButton'
