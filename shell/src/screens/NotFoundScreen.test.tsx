import { joinMessages, sharedMessages } from '@mentor-connect/i18n'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import { NotFoundScreen } from './NotFoundScreen'

const messages = joinMessages(sharedMessages, {
  en: () => import('../messages/en.json'),
  hi: () => import('../messages/hi.json'),
})
const routes = defineRoutes({ messages, routes: [{ path: '*', Component: NotFoundScreen }] })

test.each([
  ['a visitor', undefined, '/resource', 'Mentors'],
  ['a learner', signedIn(aLearner()), '/user/explore', 'Favourites'],
  ['a mentor', signedIn(aMentor()), '/resource', 'Learners'],
])(
  '%s is led on by a search of courses and the main pages of the role',
  async (_who, session, list, link) => {
    const { user, router } = await renderRoute(routes, '/nothing-here', { ...(session && { session }) })
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    const pages = within(screen.getByRole('navigation', { name: 'Other pages' }))
    expect(pages.getByRole('link', { name: link })).toBeVisible()
    const search = within(screen.getByRole('search'))
    await user.type(search.getByRole('searchbox', { name: 'Search courses' }), ' data & ai ')
    await user.click(search.getByRole('button', { name: 'Search' }))
    expect(router.state.location).toMatchObject({ pathname: list, search: '?q=data+%26+ai' })
  },
)

test('the page for what was removed leads on, too, in Hindi', async () => {
  await renderRoute(routes, '/page-removed', { locale: 'hi' })
  expect(screen.getByRole('heading', { level: 1, name: 'यह पेज हटा दिया गया है' })).toBeVisible()
  expect(screen.getByRole('search')).toHaveAttribute('action', '/resource')
  expect(screen.getByRole('link', { name: 'कोर्स' })).toHaveAttribute('href', '/resource')
})
