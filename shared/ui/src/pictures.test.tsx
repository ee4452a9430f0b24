import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { BookOpen, Mail } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { Avatar, initials } from './Avatar'
import { CourseBanner } from './CourseBanner'
import { CourseCardShell, DomainTags } from './CourseCardShell'
import { DescriptionList, Tags } from './DescriptionList'
import { PersonHeader } from './PersonHeader'

const pictureIn = (container: HTMLElement) => container.querySelector('img')

describe('initials', () => {
  test.each([
    ['Asha Verma', 'AV'],
    ['asha', 'A'],
    ['  Asha   Kumari  Verma ', 'AV'],
    ['आशा वर्मा', 'आव'],
    ['क्षितिज', 'क्षि'],
    ['👩‍🏫 Teacher', '👩‍🏫T'],
    ['', ''],
    ['   ', ''],
  ])('of %j are %j', (name, expected) => expect(initials(name)).toBe(expected))

  test('of a very long name are found quickly', () => {
    expect(initials(`${'x'.repeat(100_000)} ${'y'.repeat(100_000)}`)).toBe('XY')
  })
})

describe('portrait', () => {
  test('is shown, and hidden from screen readers because the name is next to it', () => {
    const { container } = render(<Avatar name="Asha Verma" src="/files/asha.webp" />)
    expect(pictureIn(container)).toHaveAttribute('src', '/files/asha.webp')
    expect(screen.queryByRole('img')).toBeNull()
    expect(container).not.toHaveTextContent('AV')
  })

  test('falls back to the initials if it fails to load', () => {
    const { container } = render(<Avatar name="Asha Verma" src="/files/gone.webp" />)
    fireEvent.error(pictureIn(container)!)
    expect(pictureIn(container)).toBeNull()
    expect(container).toHaveTextContent('AV')
  })

  test('falls back to the initials if it failed before the page was hydrated', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const { container } = render(<Avatar name="Asha Verma" src="/files/gone.webp" />)
    complete.mockRestore()
    expect(container).toHaveTextContent('AV')
  })

  test.each([undefined, ''])('falls back to the initials if it is %j', (src) => {
    const { container } = render(<Avatar name="Asha Verma" src={src} />)
    expect(pictureIn(container)).toBeNull()
    expect(container).toHaveTextContent('AV')
  })
})

describe('picture of a course', () => {
  const STORED = '/files/banner-abcdefghijklmnopqrstuv/800.webp'
  const drawingOf = (title: string) => render(<CourseBanner title={title} />).container.innerHTML

  test('is offered in all stored sizes, smallest file type first', () => {
    const { container } = render(<CourseBanner title="Learn Go" src={STORED} />)
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[0]!.srcset).toContain('/400.avif 400w')
    expect(pictureIn(container)).toHaveAttribute('loading', 'lazy')
  })

  test('from another source has one size only', () => {
    const { container } = render(<CourseBanner title="Learn Go" src="/media/banners/go.svg" />)
    expect(container.querySelector('source')).toBeNull()
    expect(pictureIn(container)).toHaveAttribute('src', '/media/banners/go.svg')
  })

  test('is generated if it fails to load', () => {
    const { container } = render(<CourseBanner title="Learn Go" src={STORED} />)
    fireEvent.error(pictureIn(container)!)
    expect(pictureIn(container)).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
  })

  test('is generated from the title: equal for equal titles, different otherwise', () => {
    expect(drawingOf('Learn Go')).toBe(drawingOf('Learn Go'))
    const titles = ['Learn Go', 'Learn Rust', 'सीखो', '👩‍🏫', '', 'x'.repeat(10_000)]
    expect(new Set(titles.map(drawingOf)).size).toBeGreaterThan(3)
    for (const title of titles) expect(drawingOf(title)).not.toMatch(/NaN|undefined/)
  })
})

describe('card of a course', () => {
  test('is a list item with the caller’s content', () => {
    render(
      <ul>
        <CourseCardShell tag="li" title="Learn Go">
          <h3>Learn Go</h3>
        </CourseCardShell>
      </ul>,
    )
    expect(screen.getByRole('listitem')).toContainElement(screen.getByRole('heading', { name: 'Learn Go' }))
  })

  test('can be an article with an accessible name', () => {
    render(
      <CourseCardShell tag="article" title="Learn Go" aria-labelledby="go">
        <h3 id="go">Learn Go</h3>
      </CourseCardShell>,
    )
    expect(screen.getByRole('article', { name: 'Learn Go' })).toBeVisible()
  })

  test('shows the first domains, after the caller’s content', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const inEnglish = {
      wrapper: ({ children }: PropsWithChildren) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    }
    const { container, rerender } = render(
      <DomainTags domains={['Web', 'Skills', 'Jobs', 'Career']}>
        <b>Draft</b>
      </DomainTags>,
      inEnglish,
    )
    expect(container).toHaveTextContent(/^DraftWebSkills$/)
    rerender(<DomainTags domains={['Web', 'Skills', 'Jobs', 'Career']} max={3} />)
    expect(container).toHaveTextContent(/^WebSkillsJobs$/)
    rerender(<DomainTags domains={[]} />)
    expect(container).toHaveTextContent(/^$/)
  })
})

describe('person', () => {
  test('has the name as the heading of the page', () => {
    render(
      <PersonHeader name="<b>Asha</b> Verma" since="Here since 2026">
        <p>Verified</p>
      </PersonHeader>,
    )
    expect(screen.getByRole('heading', { level: 1, name: '<b>Asha</b> Verma' })).toBeVisible()
    expect(screen.getByText('Here since 2026')).toBeVisible()
    expect(screen.getByText('Verified')).toBeVisible()
  })

  test('is described by name-value pairs', () => {
    render(
      <DescriptionList
        items={[
          { icon: Mail, name: 'E-mail', value: 'asha@example.test' },
          { icon: BookOpen, name: 'Domains', value: <Tags values={['Web', 'Skills']} /> },
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['E-mail', 'Domains'])
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'asha@example.test',
      'WebSkills',
    ])
  })
})
