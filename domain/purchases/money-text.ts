const inRupees = new Intl.NumberFormat('en-IN')
const inPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** Paise as "₹1,23,456", with decimals only where they are needed. */
export const moneyText = (paise: number): string => `₹${(paise % 100 === 0 ? inRupees : inPaise).format(paise / 100)}`
