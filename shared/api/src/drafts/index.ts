export { textDrafts, useDraft } from './useDraft'
