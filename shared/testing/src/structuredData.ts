/**
 * schema.org type → properties that search engines require, or that we always state. Of properties that are separated
 * by `|`, one is enough.
 */
const REQUIRED: Record<string, string[]> = {
  Answer: ['text'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance', 'url', 'image'],
  CourseInstance: ['courseMode'],
  EducationalOccupationalCredential: ['name', 'url'],
  Event: ['name', 'description', 'url', 'startDate', 'endDate', 'eventStatus', 'location', 'organizer'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'identifier',
    'totalJobOpenings',
  ],
  LearningResource: ['name', 'description', 'url', 'image', 'isPartOf', 'learningResourceType'],
  ListItem: ['position', 'name', 'item'],
  MonetaryAmount: ['currency', 'value'],
  Occupation: ['name', 'description', 'url', 'educationRequirements', 'occupationLocation'],
  Offer: ['category', 'price', 'priceCurrency'],
  Organization: ['name'],
  // Learners who ask and answer in the community have no page.
  Person: ['name'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ProfilePage: ['mainEntity', 'dateModified'],
  PropertyValue: ['name', 'value'],
  QAPage: ['mainEntity'],
  QuantitativeValue: ['unitText'],
  Question: ['name', 'acceptedAnswer|suggestedAnswer'],
  Syllabus: ['name'],
  VirtualLocation: ['url'],
}

/** Returns the properties that are missing in structured data (JSON-LD) and in all objects inside it. */
export function structuredDataIssues(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(structuredDataIssues)
  if (typeof data !== 'object' || data === null) return []
  const { '@type': type, ...properties } = data as Record<string, unknown>
  const missing = REQUIRED[String(type)]?.filter((names) =>
    names.split('|').every((name) => isEmpty(properties[name])),
  )
  return [
    ...(missing?.map((name) => `${String(type)} lacks ${name}`) ?? [`unknown type ${String(type)}`]),
    ...Object.values(properties).flatMap(structuredDataIssues),
  ]
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
