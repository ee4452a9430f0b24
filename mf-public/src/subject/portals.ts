/** External job portals. The texts are messages by id. */
export const jobPortals = [
  { id: 'ncs', name: 'National Career Service', url: 'https://www.ncs.gov.in/' },
  { id: 'apprenticeship', name: 'Apprenticeship India', url: 'https://www.apprenticeshipindia.gov.in/' },
  { id: 'naukri', name: 'Naukri', url: 'https://www.naukri.com/' },
  { id: 'linkedin', name: 'LinkedIn Jobs', url: 'https://www.linkedin.com/jobs/' },
  { id: 'indeed', name: 'Indeed India', url: 'https://in.indeed.com/' },
  { id: 'internshala', name: 'Internshala', url: 'https://internshala.com/' },
] as const
