/** File of a release with the part of the API's contract that its code calls. */
export const NEEDED_CONTRACT_FILE = 'api.json'
