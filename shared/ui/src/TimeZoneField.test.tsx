import { render, screen, within } from '@testing-library/react'
import { TimeZoneField } from './TimeZoneField'

test('calls the zone of India by its present name, once', () => {
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Asia/Calcutta'])
  render(<TimeZoneField label="Zone" value="Asia/Kolkata" onChange={jest.fn()} ofDevice={(zone) => zone} />)
  const names = within(screen.getByRole('combobox')).getAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).toContain('America/New York')
  expect(names.filter(({ textContent }) => /Calcutta|Kolkata/.test(textContent))).toHaveLength(1)
  jest.restoreAllMocks()
})
