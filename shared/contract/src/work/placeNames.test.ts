import { namesOfPlace, placeKey, placeName } from './placeNames'

test('a city has one key for all its names, and any other place its own', () => {
  expect(new Set(['Bangalore', ' bengaluru', 'बैंगलोर', 'बेंगलुरु'].map(placeKey)).size).toBe(1)
  expect(placeKey('Sehore')).not.toBe(placeKey('Bhopal'))
  expect(placeName('Gurgaon', 'hi')).toBe('गुरुग्राम')
  expect(placeName('Sehore', 'hi')).toBe('Sehore')
  expect(namesOfPlace('दिल्ली')).toContain('New Delhi')
})
