import { catalogueErrors } from '@mentor-connect/testing'
import en from './texts/en.json'
import hi from './texts/hi.json'

test('the texts for guardians are complete in both languages', () => {
  expect(catalogueErrors(en, hi, ['guardian.'])).toEqual([])
})
