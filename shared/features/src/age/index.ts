export { BirthYearForm } from './BirthYearForm'
