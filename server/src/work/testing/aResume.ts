import type { Resume } from '@mentor-connect/contract/work/resumeRules'

const CERTIFICATE = {
  id: '8ZV5mWabcDEFghijkLMNop',
  courseName: 'First web pages',
  instructorName: 'Ravi Iyer',
  issuedAt: '2026-10-01T08:30:00.000Z',
}

/** A résumé of one page. */
export const aResume = (parts: Partial<Resume> = {}): Resume => ({
  name: 'Asha Verma',
  headline: 'Builds clear web pages',
  summary:
    'I learn by making things, and I like pages that people understand at once. I have built a timetable for our school and a shop for a bakery, and I look for a place where I can learn from a team.',
  contact: { email: 'asha@example.org', phone: '+91 98765 43210', town: 'Indore' },
  skills: [
    {
      name: 'Web Development',
      certificates: [CERTIFICATE],
      tasks: [{ title: 'A page for a shop', courseName: 'Web shops' }],
    },
    { name: 'React', certificates: [CERTIFICATE], tasks: [] },
    { name: 'Patience', certificates: [], tasks: [] },
    { name: 'Graphic Design', certificates: [], tasks: [] },
  ],
  experience: [
    {
      title: 'Trainee',
      organisation: 'Sample Shop',
      text: 'Stock and till.',
      from: 2021,
      to: 2022,
    },
    {
      title: 'Assistant for the web shop',
      organisation: 'Sample Shop',
      text: 'I looked after the web shop:\n- photographs and texts of 400 articles\n- answers to customers, within a day, in Hindi and in English, also on the telephone and on Saturdays before festivals',
      from: 2022,
      fromMonth: 4,
    },
    {
      title: 'Teacher of neighbours',
      organisation: 'Sample Library',
      text: '',
      from: 2020,
      fromMonth: 1,
      to: 2020,
      toMonth: 6,
      isVolunteer: true,
    },
  ],
  education: [
    {
      title: 'B.A. History',
      organisation: 'Sample College',
      text: '',
      from: 2018,
      fromMonth: 7,
      to: 2021,
      toMonth: 5,
    },
  ],
  works: [
    {
      title: 'School timetable',
      text: 'A page that shows each class its day. It works without a network.',
      link: 'https://example.org/school/',
    },
  ],
  languages: [
    { language: 'hi', level: 'native' },
    { language: 'en', level: 'good' },
  ],
  links: [{ label: 'Code', url: 'https://example.org/code' }],
  ...parts,
})

/** More than two pages can hold. */
export const aLongResume = (parts: Partial<Resume> = {}): Resume =>
  aResume({
    works: Array.from({ length: 10 }, (_, index) => ({
      title: `Work ${index + 1}`,
      text: 'A sentence about what this is. '.repeat(25).trim(),
    })),
    experience: Array.from({ length: 10 }, (_, index) => ({
      title: `Role ${index + 1}`,
      organisation: 'Sample Shop',
      text: 'A sentence about the work. '.repeat(14).trim(),
      from: 2000 + index,
      to: 2001 + index,
    })),
    education: Array.from({ length: 10 }, (_, index) => ({
      title: `Degree ${index + 1}`,
      organisation: 'Sample College',
      text: 'A sentence about the degree. '.repeat(13).trim(),
      from: 1990 + index,
      to: 1991 + index,
    })),
    ...parts,
  })
