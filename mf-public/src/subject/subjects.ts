/** The subject pages with the domain of their courses. */
export const subjects = {
  career: { domain: 'Career' },
  jobs: { domain: 'Jobs' },
  skills: { domain: 'Skills' },
} as const

export type Subject = keyof typeof subjects

export function isSubject(name: string | undefined): name is Subject {
  return name !== undefined && Object.hasOwn(subjects, name)
}
