export { Form } from './Form'
export { useSubmit } from './useSubmit'
