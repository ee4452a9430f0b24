/** The thing for which a certificate was issued. */
export type CertificateKind = 'course' | 'path' | 'project'

/** Tells what a certificate is for, from the parts that only certificates of paths and projects have. */
export function certificateKind({ path, project }: { path?: unknown; project?: unknown }): CertificateKind {
  if (project) return 'project'
  return path ? 'path' : 'course'
}
