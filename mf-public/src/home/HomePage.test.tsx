import { getMentors } from '@mentor-connect/shared/contracts/mentors'
import { FakeApi, aMentor, renderRoute, screenIs } from '@mentor-connect/shared/testing'
import { screen, within } from '@testing-library/react'
import routes from '../routes'

afterEach(() => jest.restoreAllMocks())

test('links to sign-up and shows the active mentors', async () => {
  new FakeApi().answers(getMentors, [aMentor(), aMentor({ _id: 'mentor-2', name: 'Meera Joshi' })])
  await renderRoute(routes, '/')

  expect(await screen.findByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/signup')
  const carousel = await screen.findByRole('group', { name: 'Our Mentors' })
  expect(within(carousel).getByRole('heading', { name: 'Ravi Iyer' })).toBeVisible()
  expect(within(carousel).getByRole('link', { name: 'Profile of Meera Joshi' })).toHaveAttribute(
    'href',
    '/mentor/mentor-2',
  )
  expect(within(carousel).getByRole('button', { name: 'Pause the mentors' })).toBeVisible()
})

test('the mentor carousel can be paused', async () => {
  new FakeApi().answers(getMentors, [aMentor()])
  const { user } = await renderRoute(routes, '/')
  await user.click(await screen.findByRole('button', { name: 'Pause the mentors' }))
  expect(screen.getByRole('button', { name: 'Play the mentors' })).toBeVisible()
})

test('has every section, its resources and the banner', async () => {
  new FakeApi().answers(getMentors, [])
  await renderRoute(routes, '/')
  const sections = ['Career Planning', 'Why Choose Mentor-Connect', 'Our Mentors', 'Helpful Resources']
  for (const name of sections) expect(await screen.findByRole('region', { name })).toBeInTheDocument()
  expect(
    screen.getAllByRole('link', { name: 'Explore More →' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/resources/career', '/resources/jobs', '/resources/skills'])
  expect(screen.getByText('To get Quality Resources and guidance from experts')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup')
  expect(await screen.findByText('No mentors found.')).toBeVisible()
})

test('a failure to load the mentors affects their section only', async () => {
  const api = new FakeApi().refuses(getMentors, 500, 'internal')
  const { user } = await renderRoute(routes, '/')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  expect(screen.getByRole('link', { name: 'Join Now' })).toBeVisible()
  api.answers(getMentors, [aMentor()])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Ravi Iyer' })).toBeVisible()
})

test('with reduced motion the carousel does not move by itself', async () => {
  screenIs('reduced-motion')
  new FakeApi().answers(getMentors, [aMentor()])
  await renderRoute(routes, '/')
  const carousel = within(await screen.findByRole('group', { name: 'Our Mentors' }))
  expect(carousel.getByRole('button', { name: 'Next mentor' })).toBeVisible()
  expect(carousel.queryByRole('button', { name: 'Pause the mentors' })).toBeNull()
})

test('a mentor is shown with expertise, years and at most two domains', async () => {
  const domains = ['Career', 'Design', 'Weaving']
  new FakeApi().answers(getMentors, [aMentor({ expertise: 'Data engineer', experience: 9, domains })])
  await renderRoute(routes, '/')
  const carousel = within(await screen.findByRole('group', { name: 'Our Mentors' }))
  expect(carousel.getByText('Data engineer')).toBeVisible()
  expect(carousel.getByText(/9 years/)).toBeVisible()
  expect(carousel.getByText('Design')).toBeVisible()
  expect(carousel.queryByText('Weaving')).toBeNull()
})

test('a question expands its answer', async () => {
  new FakeApi().answers(getMentors, [])
  const { user } = await renderRoute(routes, '/')
  const section = within(await screen.findByRole('region', { name: 'Frequently Asked Questions' }))
  expect(section.getByText(/you can sign up and learn for free/)).not.toBeVisible()
  await user.click(section.getByText('Is it free?'))
  expect(section.getByText(/you can sign up and learn for free/)).toBeVisible()
})

test('is translated to Hindi', async () => {
  new FakeApi().answers(getMentors, [])
  await renderRoute(routes, '/', { locale: 'hi' })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/[a-z]/)
})
