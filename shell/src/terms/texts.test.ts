import { catalogueErrors } from '@mentor-connect/testing'
import en from './texts/en.json'
import hi from './texts/hi.json'

test('what is said about changed terms is complete in both languages', () => {
  expect(catalogueErrors(en, hi, ['shell.terms.'])).toEqual([])
})
