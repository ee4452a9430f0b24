export { ShareButton } from './ShareButton'
