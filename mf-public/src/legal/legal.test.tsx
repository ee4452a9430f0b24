import { provideRuntimeConfig, runtimeConfig } from '@mentor-connect/api'
import { renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import routes from '../routes'
import { privacyEn } from './texts/privacy.en'
import { privacyHi } from './texts/privacy.hi'
import { termsEn } from './texts/terms.en'
import { termsHi } from './texts/terms.hi'

test.each([
  ['/privacy', 'en', 'Privacy notice', 'Your rights'],
  ['/privacy', 'hi', 'गोपनीयता सूचना', 'आपके अधिकार'],
  ['/terms', 'en', 'Terms of use', 'Certificates'],
  ['/terms', 'hi', 'उपयोग की शर्तें', 'प्रमाणपत्र'],
] as const)(
  '%s in %s has its sections, each linked from the table of contents',
  async (address, locale, title, section) => {
    await renderRoute(routes, address, { locale })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const heading = screen.getByRole('heading', { level: 2, name: section })
    const entry = within(screen.getAllByRole('list')[0]!).getByRole('link', { name: section })
    expect(entry).toHaveAttribute('href', `#${heading.closest('section')!.id}`)
    expect(screen.getAllByRole('link', { name: /hello@/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  },
)

const shape = ({ sections }: typeof termsEn) =>
  sections.map(({ id, paragraphs = [], points = [] }) => [id, paragraphs.length, points.length])

test('both languages have the same structure', () => {
  expect(shape(privacyHi)).toEqual(shape(privacyEn))
  expect(shape(termsHi)).toEqual(shape(termsEn))
})

describe('the network address in calls', () => {
  const config = runtimeConfig()
  afterEach(() => provideRuntimeConfig(config))

  test.each([
    ['en', 'and the network address of your device', 'but not the network address of your device'],
    ['hi', 'और आपके डिवाइस का नेटवर्क पता', 'पर आपके डिवाइस का नेटवर्क पता नहीं'],
  ] as const)('is told by the notice in %s unless calls are relayed', async (locale, told, hidden) => {
    const { unmount } = await renderRoute(routes, '/privacy', { locale })
    expect(await screen.findByText(told, { exact: false })).toBeVisible()
    unmount()
    provideRuntimeConfig({ ...config, callsAreRelayed: true })
    await renderRoute(routes, '/privacy', { locale })
    expect(await screen.findByText(hidden, { exact: false })).toBeVisible()
    expect(screen.queryByText(told, { exact: false })).not.toBeInTheDocument()
  })
})
