import { fireEvent, render, screen } from '@testing-library/react'
import { BookOpen, Mail } from 'lucide-react'
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

  test('of a name without end are found at once', () => {
    expect(initials(`${'x'.repeat(100_000)} ${'y'.repeat(100_000)}`)).toBe('XY')
  })
})

describe('a portrait', () => {
  test('is shown where there is one, and hidden from screen readers: the name stands beside it', () => {
    const { container } = render(<Avatar name="Asha Verma" src="/files/asha.webp" size={96} />)
    expect(pictureIn(container)).toHaveAttribute('src', '/files/asha.webp')
    expect(pictureIn(container)).toHaveAttribute('width', '96')
    expect(screen.queryByRole('img')).toBeNull()
    expect(container).not.toHaveTextContent('AV')
  })

  test('that cannot be loaded gives way to the initials', () => {
    const { container } = render(<Avatar name="Asha Verma" src="/files/gone.webp" />)
    fireEvent.error(pictureIn(container)!)
    expect(pictureIn(container)).toBeNull()
    expect(container).toHaveTextContent('AV')
  })

  test.each([undefined, ''])('that is %j is the initials', (src) => {
    const { container } = render(<Avatar name="Asha Verma" src={src} />)
    expect(pictureIn(container)).toBeNull()
    expect(container).toHaveTextContent('AV')
  })
})

describe('the picture of a course', () => {
  const STORED = '/files/banner-abcdefghijklmnopqrstuv/800.webp'
  const drawingOf = (title: string) => render(<CourseBanner title={title} />).container.innerHTML

  test('is offered in the sizes that it is stored in, smallest type first', () => {
    const { container } = render(<CourseBanner title="Learn Go" src={STORED} />)
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[0]!.srcset).toContain('/400.avif 400w')
    expect(pictureIn(container)).toHaveAttribute('loading', 'lazy')
  })

  test('from elsewhere has one size only', () => {
    const { container } = render(<CourseBanner title="Learn Go" src="/media/banners/go.svg" />)
    expect(container.querySelector('source')).toBeNull()
    expect(pictureIn(container)).toHaveAttribute('src', '/media/banners/go.svg')
  })

  test('is drawn when it cannot be loaded', () => {
    const { container } = render(<CourseBanner title="Learn Go" src={STORED} />)
    fireEvent.error(pictureIn(container)!)
    expect(pictureIn(container)).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
  })

  test('that is drawn is the same for the same title, and differs between titles', () => {
    expect(drawingOf('Learn Go')).toBe(drawingOf('Learn Go'))
    const titles = ['Learn Go', 'Learn Rust', 'सीखो', '👩‍🏫', '', 'x'.repeat(10_000)]
    expect(new Set(titles.map(drawingOf)).size).toBeGreaterThan(3)
    for (const title of titles) expect(drawingOf(title)).not.toMatch(/NaN|undefined/)
  })
})

describe('the card of a course', () => {
  test('is an item of a list with what its caller puts in', () => {
    render(
      <ul>
        <CourseCardShell tag="li" title="Learn Go">
          <h3>Learn Go</h3>
        </CourseCardShell>
      </ul>,
    )
    expect(screen.getByRole('listitem')).toContainElement(screen.getByRole('heading', { name: 'Learn Go' }))
  })

  test('or an article with a name', () => {
    render(
      <CourseCardShell tag="article" title="Learn Go" aria-labelledby="go">
        <h3 id="go">Learn Go</h3>
      </CourseCardShell>,
    )
    expect(screen.getByRole('article', { name: 'Learn Go' })).toBeVisible()
  })

  test('shows the first domains, after what its caller puts before them', () => {
    const { container, rerender } = render(
      <DomainTags domains={['Web', 'Skills', 'Jobs', 'Career']}>
        <b>Draft</b>
      </DomainTags>,
    )
    expect(container).toHaveTextContent(/^DraftWebSkills$/)
    rerender(<DomainTags domains={['Web', 'Skills', 'Jobs', 'Career']} max={3} />)
    expect(container).toHaveTextContent(/^WebSkillsJobs$/)
    rerender(<DomainTags domains={[]} />)
    expect(container).toHaveTextContent(/^$/)
  })
})

describe('a person', () => {
  test('stands under the own name as the heading of the page', () => {
    render(
      <PersonHeader name="<b>Asha</b> Verma" since="Here since 2026">
        <p>Verified</p>
      </PersonHeader>,
    )
    expect(screen.getByRole('heading', { level: 1, name: '<b>Asha</b> Verma' })).toBeVisible()
    expect(screen.getByText('Here since 2026')).toBeVisible()
    expect(screen.getByText('Verified')).toBeVisible()
  })

  test('is described by pairs of a name and a value', () => {
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
