import { fileUrl } from '@mentor-connect/api'
import { SCHEMA_ORG } from '@mentor-connect/contract/site/structuredData'
import type { Portfolio } from '@mentor-connect/contract/work/portfolio'

interface Addresses {
  url: string
  /** Returns the URL where a certificate is checked. */
  certificateUrl: (id: string) => string
}

/**
 * The structured data of a portfolio (schema.org). Links are left out, because nobody has checked that they
 * belong to the person.
 */
export function profilePage(portfolio: Portfolio, { url, certificateUrl }: Addresses) {
  const { name, headline, profile, skills, languages, updatedAt } = portfolio
  const certificates = new Map(
    skills.flatMap((skill) => skill.certificates.map(({ id, courseName }) => [id, courseName] as const)),
  )
  return {
    ...SCHEMA_ORG,
    '@type': 'ProfilePage',
    url,
    dateModified: updatedAt,
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      description: headline,
      ...(profile && { image: fileUrl(profile) }),
      ...(skills.length > 0 && { knowsAbout: skills.map((skill) => skill.name) }),
      ...(languages.length > 0 && { knowsLanguage: languages.map(({ language }) => language) }),
      ...(certificates.size > 0 && {
        hasCredential: [...certificates].map(([id, courseName]) => ({
          '@type': 'EducationalOccupationalCredential',
          name: courseName,
          url: certificateUrl(id),
          credentialCategory: 'certificate',
        })),
      }),
    },
  }
}
