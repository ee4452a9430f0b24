export { useCountdown, type Countdown } from './useCountdown'
export { useAt } from './useAt'
