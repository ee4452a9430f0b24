import { renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import { messages } from '../messages'
import { NamedContent } from './NamedContent'

const CONTENT = {
  text: 'Drew the corner.',
  written_at: '2026-11-30T12:00:00.000Z',
  links: ['first', 'second'],
  odd_name: 7,
  note: '',
}

test.each([
  ['en', ['Text', 'Written', 'Links', 'Note'], /^Nov 30, 2026/],
  ['hi', ['लिखी गई बात', 'कब लिखा', 'लिंक', 'नोट'], /^30 नवंबर 2026/],
] as const)(
  'names and times of reported content are for people, in %s; unknown names stay',
  async (locale, names, day) => {
    const routes = [{ path: 'case', element: <NamedContent content={CONTENT} /> }]
    await renderRoute({ kind: 'routes', routes, messages }, '/case', { locale })
    for (const name of [...names, 'odd_name', 'Drew the corner.', '–'])
      expect(await screen.findByText(name)).toBeVisible()
    expect(screen.getByText(day)).toBeVisible()
    expect(screen.getByText(/first\s+second/)).toBeVisible()
    expect(screen.queryByText(/written_at|2026-11-30T/)).toBeNull()
  },
)
