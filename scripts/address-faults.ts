type Addresses = { workers_dev?: boolean | undefined; preview_urls?: boolean | undefined }

/**
 * Reasons why a deployment would answer at other addresses than its domain; empty if it would not. Cookies, links in
 * mails and limits belong to one address.
 */
export const addressFaults = ({ workers_dev, preview_urls }: Addresses): string[] => [
  ...(workers_dev === false ? [] : ['workers_dev must be false: the product answers at its own domain alone.']),
  ...(preview_urls === false ? [] : ['preview_urls must be false: an older version must not answer beside this one.']),
]
