import { readdirSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { LOCALES } from '@mentor-connect/i18n'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { MemoryRouter } from 'react-router-dom'
import en from './texts/en.json'
import { EXAMPLES, ExamplesPage } from './ExamplesPage'
import hi from './texts/hi.json'

const TEXTS = { en, hi }
const THEMES = ['light', 'dark']
const cases = EXAMPLES.flatMap(([title, Example]) =>
  LOCALES.flatMap((locale) => THEMES.map((theme) => ({ title, Example, locale, theme }))),
)

afterEach(() => {
  delete document.documentElement.dataset['theme']
  jest.restoreAllMocks()
})

test.each(cases)('$title is shown in $locale with the $theme theme', async ({ Example, locale, theme }) => {
  const reported = jest.spyOn(console, 'error')
  document.documentElement.dataset['theme'] = theme
  const { container } = await renderUi(
    <MemoryRouter>
      <Example />
    </MemoryRouter>,
    locale,
  )
  expect(container).not.toBeEmptyDOMElement()
  // A missing text is shown as its id.
  expect(container.textContent).not.toMatch(/\b(ui|error)\.[a-z]/)
  expect(reported).not.toHaveBeenCalled()
})

test('every example is on the page, under its title', async () => {
  await renderUi(
    <MemoryRouter>
      <ExamplesPage />
    </MemoryRouter>,
    'hi',
  )
  for (const [title] of EXAMPLES)
    expect(screen.getByRole('region', { name: TEXTS.hi[title] })).toBeInTheDocument()
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.example.tsx'))
  expect(files).toHaveLength(EXAMPLES.length)
})

test('the flags and the slot of the example do what they say', async () => {
  const [, Additions] = EXAMPLES.find(([title]) => title === 'example.additions')!
  await renderUi(<Additions />)
  expect(screen.getByText('The flag jobs.new-search is on in this example.')).toBeInTheDocument()
  expect(screen.getByText('The flag jobs.letters is off.')).toBeInTheDocument()
  expect(screen.getByText('Added by another area to the slot jobs.details')).toBeInTheDocument()
})
