/** schema.org type → properties that search engines require, or that we always state. */
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
  Person: ['name', 'url'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ProfilePage: ['mainEntity', 'dateModified'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['unitText'],
  Question: ['name', 'acceptedAnswer'],
  Syllabus: ['name'],
  VirtualLocation: ['url'],
}

/** Returns the properties that are missing in structured data (JSON-LD) and in all objects inside it. */
export function structuredDataIssues(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(structuredDataIssues)
  if (typeof data !== 'object' || data === null) return []
  const { '@type': type, ...properties } = data as Record<string, unknown>
  const missing = REQUIRED[String(type)]?.filter((name) => isEmpty(properties[name]))
  return [
    ...(missing?.map((name) => `${String(type)} lacks ${name}`) ?? [`unknown type ${String(type)}`]),
    ...Object.values(properties).flatMap(structuredDataIssues),
  ]
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
