/**
 * Property of the functions with which the shell replaces those of the browser, to verify files (ADR 041). By it the
 * gate tells them from functions that a release replaces.
 */
export const VERIFIES_FILES = 'mcVerifiesFiles'
