import { catalogueErrors } from '@mentor-connect/i18n/catalogue'
import en from './texts/en.json'
import hi from './texts/hi.json'

test('the texts of a step are complete in both languages', () => {
  expect(catalogueErrors(en, hi, ['step.'])).toEqual([])
})
