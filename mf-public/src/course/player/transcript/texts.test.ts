import { catalogueErrors } from '@mentor-connect/testing'
import en from './texts/en.json'
import hi from './texts/hi.json'

test('the texts of transcripts are complete in both languages', () => {
  expect(catalogueErrors(en, hi, ['transcript.'])).toEqual([])
})
