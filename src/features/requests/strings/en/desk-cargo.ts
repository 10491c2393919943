/** The text of the shipment on a request's page: abbreviations as forwarders use them. */
export const shipment = {
  heading: 'Shipment',
  copy: 'Copy cargo and lane',
  copied: 'Shipment copied',
  to: 'to',
  placeUnknown: 'not given',
  scopes: { door: 'door', port: 'port' },
  ready: 'ready {date}',
  neededBy: 'needed by {date}',
  totals: { kg: '{amount} kg', m3: '{amount} m³' },
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
    eeiOtherCurrency:
      'May need EEI, if worth over USD 2,500: the value is in another currency. EEI is due when one Schedule B line is over USD 2,500, or when a license applies.',
    eeiCountry:
      'May need EEI at any value: an embargoed destination, or one for which listed goods have no exemption (15 CFR 758.1). Confirm before quoting.',
    eeiInTransit:
      'Cross-trade: if the goods pass through the United States, confirm whether EEI or an in-bond movement applies, at any value.',
    batteries:
      'Batteries or battery vehicles ({numbers}): confirm number, packing and state of charge with the carrier before quoting. By air, the limit is often 30 %; lithium batteries alone fly on freighters only.',
    alcohol: 'Above 24 % ABV: UN3065 may apply, with exemptions. Confirm.',
    vinDigit:
      'VIN {vin}: the check digit does not match. Confirm it; only vehicles for North America must have one.',
    vinFormat:
      'VIN {vin}: not 17 letters and digits without I, O and Q. Confirm it; older vehicles have shorter ones.',
    vehicleExport:
      'Used vehicle, if exported: vehicle and title at the port 72 hours before (19 CFR 192.2), EEI at any value with its ITN before sailing. Confirm.',
  },
};
