/** Key of a subject page → domain of the courses that it lists. */
export const subjects = {
  career: { domain: 'Career' },
  jobs: { domain: 'Jobs' },
  skills: { domain: 'Skills' },
} as const

export type Subject = keyof typeof subjects

export function isSubject(name: string | undefined): name is Subject {
  return name !== undefined && Object.hasOwn(subjects, name)
}
