// Takes the place of the federation runtime's texts about errors: their codes, with a link to the texts, stay.

const NONE = {}

export { NONE as buildDescMap, NONE as errorDescMap, NONE as runtimeDescMap, NONE as typeDescMap }
