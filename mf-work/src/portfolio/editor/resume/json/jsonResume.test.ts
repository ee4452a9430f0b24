import Ajv from 'ajv'
import { resumeOf } from '@mentor-connect/contract/work/resumeRules'
import { anOwnPortfolio } from '../../../testing/aPortfolio'
import { storedPortfolio, toResumeParts, toShown, type PortfolioValues } from '../../portfolioValues'
import { toJsonResume } from './jsonResume'
import { proposalsFor } from './proposals'
import { readJsonResume } from './readJsonResume'
import { jsonResumeRules } from './testing/jsonResumeRules'

const isValid = new Ajv().compile(jsonResumeRules)

const STORED = anOwnPortfolio({
  resume: { showsEmail: true, phone: '98765', town: 'Indore', summary: 'I learn by doing.' },
  experience: [
    { title: 'Helper', organisation: 'Sample Library', text: '', from: 2020, to: 2020, isVolunteer: true },
    {
      title: 'Assistant',
      organisation: 'Sample Shop',
      text: 'The web shop:\n- photographs\n- answers',
      from: 2021,
      fromMonth: 4,
      to: 2022,
      toMonth: 12,
    },
  ],
})
const VALUES = storedPortfolio(STORED, 'en')
const written = () =>
  toJsonResume(
    resumeOf(
      toShown(VALUES, STORED.proofs, { name: 'Asha Verma' }),
      toResumeParts(VALUES),
      'asha@example.org',
    ),
    (id) => `https://site.example/verify?${id}`,
  )
const empty = (): PortfolioValues => ({
  ...storedPortfolio(
    anOwnPortfolio({ resume: { showsEmail: false, phone: '', town: '', summary: '' } }),
    'en',
  ),
  headline: '',
  skills: [],
  works: [],
  experience: [],
  education: [],
  languages: [],
  links: [],
})
const read = (file: object) => readJsonResume(JSON.stringify(file))!
const reasonFor = (file: object, name: string) => read(file).leftOut.find((one) => one.name === name)?.reason

describe('a written file', () => {
  it('keeps the rules of JSON Resume 1.0.0', () => {
    isValid(written())
    expect(isValid.errors).toBeNull()
    expect(isValid({ basics: { profiles: 'none' } })).toBe(false)
    expect(isValid({ work: [{ startDate: '4/2021' }] })).toBe(false)
    expect(isValid({ jobs: [] })).toBe(false)
  })

  it('states contact, dates, highlights, volunteering, certificates and levels', () => {
    expect(written()).toMatchObject({
      basics: {
        name: 'Asha Verma',
        label: 'Builds clear web pages',
        email: 'asha@example.org',
        phone: '98765',
        summary: 'I learn by doing.',
        location: { city: 'Indore' },
        profiles: [{ network: 'Code', url: 'https://example.org/code' }],
      },
      work: [
        {
          name: 'Sample Shop',
          position: 'Assistant',
          startDate: '2021-04',
          endDate: '2022-12',
          summary: 'The web shop:',
          highlights: ['photographs', 'answers'],
        },
      ],
      volunteer: [{ organization: 'Sample Library', position: 'Helper', startDate: '2020', endDate: '2020' }],
      certificates: [{ name: 'First web pages', date: '2026-10-01', url: 'https://site.example/verify?c1' }],
      skills: [{ name: 'Web Development' }],
      languages: [{ language: 'Hindi', fluency: 'Native speaker' }],
      projects: [{ name: 'School timetable', url: 'https://example.org/school' }],
    })
  })

  it('brings everything back into an empty form, and nothing new into its own', () => {
    const file = readJsonResume(JSON.stringify(written()))!
    expect(proposalsFor(file, VALUES, 'en').proposals).toEqual([])
    const { proposals } = proposalsFor(file, empty(), 'en')
    const form = proposals.reduce((values, { apply }) => apply(values), empty())
    const entries = ({ experience }: typeof form) => experience.map(({ id: _id, ...entry }) => entry)
    expect(entries(form)).toEqual(expect.arrayContaining(entries(VALUES)))
    expect(form.resume).toEqual({ ...VALUES.resume, showsEmail: false })
    expect(form.languages).toMatchObject([{ language: 'hi', level: 'native' }])
  })
})

describe('a file that is read', () => {
  it.each(['', 'no json', '[]', '"text"', 'null', '['.repeat(900_000)])(
    'is refused if it is no résumé',
    (text) => {
      expect(readJsonResume(text)).toBeUndefined()
    },
  )

  it('may lack everything, and have values of wrong types', () => {
    const nothing = {
      headline: '',
      summary: '',
      skills: [],
      experience: [],
      works: [],
      links: [],
      leftOut: [],
    }
    expect(read({})).toMatchObject(nothing)
    const wrong = [1, null, 'text', [[]], { name: 7, position: {}, url: [], startDate: 3 }]
    const file = {
      basics: 'x',
      work: wrong,
      volunteer: wrong,
      education: 5,
      skills: wrong,
      projects: wrong,
      languages: wrong,
    }
    expect(read(file)).toMatchObject(nothing)
  })

  it('takes no address that would run a program or is not secure', () => {
    const bad = ['javascript:alert(1)', 'data:text/html,x', 'http://example.org', 'https://127.0.0.1/x']
    const file = {
      basics: { profiles: bad.map((url) => ({ network: 'x', url })) },
      projects: bad.map((url, index) => ({ name: `Work ${index}`, url })),
    }
    const { links, works, leftOut } = read(file)
    expect(links).toEqual([])
    expect(works.map(({ link }) => link)).toEqual(['', '', '', ''])
    expect(leftOut.filter(({ reason }) => reason === 'address')).toHaveLength(8)
  })

  it('is cut to what the fields hold, and that is said', () => {
    const long = 'क्षि'.repeat(5000)
    const file = {
      basics: { label: long, summary: long },
      work: Array.from({ length: 5000 }, () => ({ name: 'A', position: long })),
    }
    const { headline, summary, experience, leftOut } = read(file)
    expect([[...new Intl.Segmenter().segment(headline)].length, summary.length > 600]).toEqual([100, true])
    expect(experience).toHaveLength(100)
    expect(leftOut[0]?.reason).toBe('shortened')
    const { proposals, leftOut: rest } = proposalsFor(
      read({ skills: Array.from({ length: 40 }, (_, index) => ({ name: `Skill ${index}` })) }),
      empty(),
      'en',
    )
    expect(proposals).toHaveLength(20)
    expect(rest.filter(({ reason }) => reason === 'too_many')).toHaveLength(20)
  })

  it('loses characters that are invisible or turn the text', () => {
    expect(read({ basics: { label: 'Web\u202e page\u0000s\nfor all' } }).headline).toBe('Web pages for all')
  })

  it('says what has no place here, and why', () => {
    const file = {
      basics: { name: 'Somebody', email: 'x@example.org' },
      certificates: [{ name: 'Elsewhere' }],
      awards: [{ title: 'First' }],
      languages: [{ language: 'Klingon' }, { language: 'hi-IN', fluency: 'C1' }],
    }
    expect(reasonFor(file, 'name')).toBe('account')
    expect(reasonFor(file, 'Elsewhere')).toBe('unproven')
    expect(reasonFor(file, 'awards')).toBe('unsupported')
    expect(reasonFor(file, 'Klingon')).toBe('language')
    expect(read(file).languages).toEqual([{ language: 'hi', level: 'fluent' }])
  })

  it.each([
    ['2022', 2022, undefined],
    ['2022-04', 2022, 4],
    ['2022-04-30', 2022, 4],
    ['2022-13', 2022, undefined],
    ['1200-01', undefined, undefined],
    ['April 2022', undefined, undefined],
  ])('has the date %s', (startDate, from, fromMonth) => {
    const [entry] = read({ work: [{ name: 'A', position: 'B', startDate }] }).experience
    expect(entry).toMatchObject({ from, fromMonth })
  })

  it('replaces a text of the form only as a proposal of its own', () => {
    const { proposals } = proposalsFor(read({ basics: { label: 'Another', phone: '1' } }), VALUES, 'en')
    expect(proposals.map(({ part, replaces }) => [part, replaces])).toEqual([
      ['headline', 'Builds clear web pages'],
      ['phone', '98765'],
    ])
  })
})
