/**
 * Name of a property of the functions with which the shell replaces browser functions in order to verify files (ADR
 * 041). By this property, the release gate distinguishes them from functions that a release has replaced.
 */
export const VERIFIES_FILES = 'mcVerifiesFiles'
