import { loginMentor, loginUser } from '@mentor-connect/contract/accounts/auth'
import { FakeApi, aLearner, aMentor, renderRoute } from '@mentor-connect/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import routes from '../routes'

const TEXTS = {
  en: /Allow cookies and site data for this site/,
  hi: /कुकी और साइट डेटा की अनुमति दें/,
}

afterEach(() => void Reflect.deleteProperty(navigator, 'cookieEnabled'))
const refuseCookies = () =>
  Object.defineProperty(navigator, 'cookieEnabled', { get: () => false, configurable: true })

async function openLogin(address: string, locale: 'en' | 'hi' = 'en') {
  const view = await renderRoute(routes, '/about', { locale })
  await act(() => view.router.navigate(address, { state: { step: 'login' } }))
  await screen.findByRole('heading', { level: 1, name: /log ?in|लॉग इन/i })
  return view
}

test.each([
  ['/signup', 'en'],
  ['/signup', 'hi'],
  ['/mentor-signup', 'en'],
] as const)('a browser that refuses cookies is told on %s what to allow, in %s', async (address, locale) => {
  refuseCookies()
  await openLogin(address, locale)
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS[locale])
})

test('nothing is said to a browser that accepts cookies', async () => {
  await openLogin('/signup')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['/signup', '/mentor-signup'])(
  'a log-in on %s without cookies leads to the notice, not into an area that cannot load',
  async (address) => {
    refuseCookies()
    const data = { _id: 'p1', email: 'p@example.test', name: 'Asha', isverified: true }
    new FakeApi()
      .answers(loginUser, { userData: aLearner(data), token: 't' } as never)
      .answers(loginMentor, { mentorData: aMentor(data), token: 't' } as never)
    const { router, user } = await openLogin(address)
    fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'p@example.test' } })
    fireEvent.change(screen.getByLabelText(/Password/, { selector: 'input' }), {
      target: { value: 'Learn-with-us-1' },
    })
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(TEXTS.en))
    expect(router.state.location.pathname).toBe(address)
  },
)
