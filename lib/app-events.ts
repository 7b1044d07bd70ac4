import { closeBidsOfCarrier, closeBidsOfCarriers } from "@/lib/bidding/close-bids";
import { endPostingOfLoad } from "@/lib/bidding/end-posting";
import { bidMoved } from "@/lib/bidding/raise-bid-changes";
import { recordCarrierSelection } from "@/lib/carrier-selection/record-carrier-selection";
import { carriersExcluded } from "@/lib/carriers/write-relationships";
import {
  carrierAssigned,
  carrierBlocked,
  loadBooked,
  loadMadeUnavailable,
  paidPriceChanged,
} from "@/lib/loads/raise-load-changes";
import { notifyOfBid, notifyOfBooking } from "@/lib/notifications/notify-of-changes";
import { recordLoadObservation } from "@/lib/rates/record-load-observation";

// Which features react to whose changes, in the transaction of the change and in the order given. Every program that
// runs operations imports this file; a change raised without it is an error.
loadMadeUnavailable.setReactions([endPostingOfLoad]);
carrierBlocked.setReactions([closeBidsOfCarrier]);
bidMoved.setReactions([notifyOfBid]);
loadBooked.setReactions([notifyOfBooking]);
carriersExcluded.setReactions([closeBidsOfCarriers]);
paidPriceChanged.setReactions([(tx, { loadId, observation }) => recordLoadObservation(tx, loadId, observation)]);
carrierAssigned.setReactions([(tx, { via, ...selection }) => recordCarrierSelection(tx, selection, via)]);
