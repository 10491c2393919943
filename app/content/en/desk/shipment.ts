/** The text of the shipment on a request's page: abbreviations as forwarders use them. */
export const shipment = {
  heading: 'Shipment',
  copy: 'Copy',
  copied: 'Shipment copied',
  to: 'to',
  placeUnknown: 'not given',
  scopes: { door: 'door', port: 'port' },
  ready: 'ready {date}',
  neededBy: 'needed by {date}',
  totals: {
    pieces: 'Pieces',
    containers: 'Containers',
    gross: 'Gross',
    volume: 'Volume',
    chargeable: {
      air: 'Chargeable, air',
      courier: 'Chargeable, courier',
      sea: 'Chargeable, sea',
      road: 'Chargeable, road',
    },
    kg: '{amount} kg',
    m3: '{amount} m³',
    wm: '{amount} W/M',
  },
  pieces: {
    caption: 'Pieces',
    quantity: 'Qty',
    packaging: 'Packaging',
    size: 'L × W × H',
    each: 'Each',
    weight: 'Weight',
    volume: 'Volume',
    alone: 'not stackable',
    unknown: '–',
  },
  dangerous: { label: 'Dangerous goods', unnumbered: 'UN number not given' },
  vehicles: 'Vehicles',
  warnings: {
    label: 'To confirm',
    eei: 'May need EEI: the value is above USD 2,500. EEI is due when one Schedule B line is over USD 2,500, or when a license applies.',
    lithium: 'Lithium batteries ({numbers}): confirm with the carrier before quoting.',
    alcohol: 'Above 24 % ABV: UN3065 may apply, with exemptions. Confirm.',
    vinDigit:
      'VIN {vin}: the check digit does not match. Confirm it; only vehicles for North America must have one.',
    vinFormat:
      'VIN {vin}: not 17 letters and digits without I, O and Q. Confirm it; older vehicles have shorter ones.',
    vehicleExport:
      'Export of a used vehicle: vehicle and title at the port 72 hours before (19 CFR 192.2), ITN before sailing. Confirm.',
  },
};
