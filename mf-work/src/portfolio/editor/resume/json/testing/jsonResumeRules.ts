// The rules of the format JSON Resume 1.0.0 (https://jsonresume.org/schema) for the parts that this product writes, in
// its own words: names, types and dates.

const text = { type: 'string' }
const texts = { type: 'array', items: text }
/** A year, a month or a day. */
const date = { type: 'string', pattern: '^[12]\\d{3}(-[01]\\d(-[0-3]\\d)?)?$' }
const during = { startDate: date, endDate: date }
const part = (properties: object) => ({ type: 'object', properties })
const entries = (properties: object) => ({ type: 'array', items: part(properties) })
const posts = { position: text, url: text, summary: text, highlights: texts, ...during }

/** As a JSON schema. */
export const jsonResumeRules = {
  ...part({
    $schema: text,
    basics: part({
      name: text,
      label: text,
      image: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: part({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
      profiles: entries({ network: text, username: text, url: text }),
    }),
    work: entries({ name: text, location: text, description: text, ...posts }),
    volunteer: entries({ organization: text, ...posts }),
    education: entries({
      institution: text,
      url: text,
      area: text,
      studyType: text,
      score: text,
      courses: texts,
      ...during,
    }),
    certificates: entries({ name: text, date, issuer: text, url: text }),
    skills: entries({ name: text, level: text, keywords: texts }),
    languages: entries({ language: text, fluency: text }),
    projects: entries({
      name: text,
      description: text,
      highlights: texts,
      keywords: texts,
      url: text,
      roles: texts,
      entity: text,
      type: text,
      ...during,
    }),
    meta: part({ canonical: text, version: text, lastModified: text }),
  }),
  additionalProperties: false,
}
