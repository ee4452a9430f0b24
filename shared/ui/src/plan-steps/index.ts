export { StepCard } from './StepCard'
