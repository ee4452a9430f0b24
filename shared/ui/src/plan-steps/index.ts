export { StepCard } from './StepCard'
export { StepDate } from './StepDate'
