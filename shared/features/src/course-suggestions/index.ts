export { SuggestField } from './SuggestField'
